"""Asks two kernels of Gamester at a time, and prints a line for each answer."""
import os
import subprocess
import sys
import time

from jupyter_client.manager import start_new_kernel

PATIENCE = 60


def answer(client, code):
    shown = []

    def hook(message):
        content = message["content"]
        if message["msg_type"] == "execute_result":
            shown.append(content["data"]["text/plain"])
        elif message["msg_type"] == "error":
            shown.append(content["evalue"].splitlines()[0])

    reply = client.execute_interactive(code, output_hook=hook, timeout=PATIENCE)
    return " ".join([reply["content"]["status"], *shown])


def printed(client, code):
    text = []

    def hook(message):
        if message["msg_type"] == "stream":
            text.append(message["content"]["text"])

    client.execute_interactive(code, output_hook=hook, timeout=PATIENCE)
    return len("".join(text).splitlines())


def reply_to(client, request):
    while True:
        message = client.get_shell_msg(timeout=PATIENCE)
        if message["parent_header"].get("msg_id") == request:
            return message["content"]


def wait_until_busy(client, request):
    while True:
        message = client.get_iopub_msg(timeout=PATIENCE)
        if (message["parent_header"].get("msg_id") == request
                and message["msg_type"] == "execute_input"):
            return


def main():
    first, one = start_new_kernel(kernel_name="gamester", startup_timeout=PATIENCE)
    second, two = start_new_kernel(kernel_name="gamester", startup_timeout=PATIENCE)
    print("first:", answer(one, "x := 5"))
    print("second:", answer(two, "x"))
    request = one.execute("domineering(7x8).CanonicalForm")
    wait_until_busy(one, request)
    first.interrupt_kernel()
    print("interrupted:", reply_to(one, request)["status"])
    print("after it:", answer(one, "x"))
    print("second at work:", answer(two, "{0|1}"))
    second.restart_kernel(now=True)
    two.wait_for_ready(timeout=PATIENCE)
    print("killed and started again:", answer(two, "{1|0}"))
    found = reply_to(one, one.complete("{2|1}.Thermogr"))["matches"]
    print("completed:", " ".join(found))
    print("inspected:", reply_to(one, one.inspect("x.Mean", 4))["found"])
    print("unfinished:", reply_to(one, one.is_complete("for n from 1 to 3 do"))["status"])
    print("sides that differ:", answer(one, "on + off"))
    print("printed:", printed(one, "for n from 1 to 5000 do System.Print(n) end"))
    first.shutdown_kernel()
    second.shutdown_kernel()
    print("ended with its parent:", ends_with_parent())


def ends_with_parent():
    """Starts a process that starts a kernel and is killed; whether the kernel ends too."""
    code = (
        "from jupyter_client.manager import start_new_kernel\n"
        "import time\n"
        "kernel, client = start_new_kernel(kernel_name='gamester', startup_timeout=60)\n"
        "print(kernel.provisioner.pid, flush=True)\n"
        "time.sleep(600)\n"
    )
    parent = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    kernel = int(parent.stdout.readline())
    parent.kill()
    parent.wait()
    for _ in range(10 * PATIENCE):
        try:
            os.kill(kernel, 0)
        except ProcessLookupError:
            return True
        with open(f"/proc/{kernel}/stat", encoding="ascii") as stat:
            if stat.read().rsplit(")", 1)[1].split()[0] == "Z":
                return True
        time.sleep(0.1)
    return False


main()
