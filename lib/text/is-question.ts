/**
 * Not each Japanese sentence on か asks: 静か, わずか, いくつか, 田中ほか, そんななか, 明日とか, 誰か. But 田中ということか, 担当は誰か
 * and 日程がいつか do.
 */
const QUESTION =
  /[?？][!！…]{0,3}[)*_\s]*$|(?<!静|わず|いくつ|明ら|確|豊|細|僅|遥|なめら|穏や|ほ|な|(?<![こひあ])と|(?<![はがも])(?:何|誰|いつ|どこ))か(?:どうか)?。?$/;
const QUOTED_QUESTION = /[?？]["'“”’)»」』*_\s]*$/;

/** Whether a sentence, a line or a heading asks. The screen that asks “Is the gate shut?” does not. */
export const isQuestion = (text: string): boolean => QUESTION.test(text);

/** Whether a text asks, or ends with a question that somebody else asks. */
export const endsInQuestion = (text: string): boolean =>
  isQuestion(text) || QUOTED_QUESTION.test(text);
