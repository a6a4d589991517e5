import { expect, test } from "vitest";
import { SEND_ONCE } from "@/app/shared/send-once";

type Listener = (event: object) => void;

/** A page that runs the script. `submit` tells whether the browser sends the form. */
function openPage() {
  const listeners = new Map<string, Listener>();
  const addEventListener = (name: string, listener: Listener) => listeners.set(name, listener);
  new Function("window", SEND_ONCE)({ addEventListener });
  const submit = (
    target: object,
    timeStamp: number,
    {
      defaultPrevented = false,
      submitter,
    }: { defaultPrevented?: boolean; submitter?: object } = {},
  ) => {
    let isSent = true;
    const preventDefault = () => {
      isSent = false;
    };
    listeners.get("submit")?.({ target, submitter, timeStamp, defaultPrevented, preventDefault });
    return isSent;
  };
  const show = (persisted: boolean) => listeners.get("pageshow")?.({ persisted });
  return { submit, show };
}
const post = () => ({ method: "post" });

test("send once: a second tap does not send a form again while its answer is awaited", () => {
  const { submit } = openPage();
  const [form, other] = [post(), post()];
  expect([submit(form, 0), submit(form, 300), submit(form, 9_000)]).toEqual([true, false, false]);
  expect(submit(other, 400)).toBe(true);
  expect([submit(form, 10_000), submit(form, 10_300)]).toEqual([true, false]);
});

test("send once: another button of the form is another answer", () => {
  const { submit } = openPage();
  const form = post();
  const [accept, decline] = [{ submitter: {} }, { submitter: {} }];
  expect(submit(form, 0, accept)).toBe(true);
  expect(submit(form, 300, accept)).toBe(false);
  expect(submit(form, 500, decline)).toBe(true);
});

test("send once: forms that only ask, and those that a script sends, are not concerned", () => {
  const { submit } = openPage();
  const search = { method: "get" };
  expect([submit(search, 0), submit(search, 1)]).toEqual([true, true]);
  const form = post();
  const byScript = { defaultPrevented: true };
  const sent = [submit(form, 0, byScript), submit(form, 1, byScript), submit(form, 2)];
  expect(sent).toEqual([true, true, true]);
});

test("send once: a person who comes back to the page can send the form again", () => {
  const { submit, show } = openPage();
  const form = post();
  submit(form, 0);
  show(false); // the page was still loading
  expect(submit(form, 100)).toBe(false);
  show(true);
  expect(submit(form, 200)).toBe(true);
});
