import type { ShownEvent } from "@/app/components/chat/shown-event";
import { answerError, explainError } from "@/app/shared/answers";
import { openEventStream } from "@/app/shared/event-stream";
import { getRequestCaller } from "@/app/shared/request-caller";
import { requireSameOrigin } from "@/app/shared/same-origin";
import type { Caller } from "@/lib/access/caller";
import { answerQuestion } from "@/lib/chat/answer-question";
import { Question } from "@/lib/chat/question";
import { parseJsonBody, readBytes } from "@/lib/http/body";
import { boundBodyBytes, runInPlace } from "@/lib/limits/in-flight";
import { spendInApp } from "@/lib/limits/rate-limit";
import { renderMarkdown } from "@/lib/markdown/render";
import { validate } from "@/lib/schemas/validate";

/** The limit of one question. */
const MAX_CHAT_MS = 300_000;
const MAX_BYTES = 512 * 1024;

type Context = { params: Promise<{ workspace: string }> };

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { workspace } = await params;
  try {
    requireSameOrigin(request);
    const findCaller = () => getRequestCaller(request, workspace);
    const caller = await findCaller();
    await spendInApp(caller);
    const size = boundBodyBytes(request, MAX_BYTES);
    const read = () => readQuestion(request);
    const question = await runInPlace(caller.userId, size, read);
    return await openEventStream(
      request,
      findCaller,
      (signal) => showEvents(caller, question, signal),
      MAX_CHAT_MS,
    );
  } catch (error) {
    return answerError(error);
  }
}

async function readQuestion(request: Request): Promise<Question> {
  return validate(Question, parseJsonBody(request, await readBytes(request, MAX_BYTES)));
}

async function* showEvents(
  caller: Caller,
  question: Question,
  signal: AbortSignal,
): AsyncGenerator<ShownEvent> {
  try {
    for await (const event of answerQuestion(caller, question, signal)) {
      if (event.type !== "answer") yield event;
      else yield { ...event, html: (await renderMarkdown(event.markdown, null)).html };
    }
  } catch (error) {
    yield { type: "failed", message: explainError(error, caller.request.id) };
  }
}
