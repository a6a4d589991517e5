import { expect, test } from "vitest";
import { nestWordLists } from "@/app/components/editor/nest-word-lists";

/** Writes a list item as Word does. */
const point = (level: number, mark: string, words: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]>${words}<o:p></o:p></p>\n\n`;

/** Removes what the editor's parser ignores. */
const nest = (html: string) =>
  nestWordLists(html).replaceAll(/<!\[[^>]*>|<\/?(?:span|o:p)\b[^<>]*>|\n/g, "");

test("Word lists: bullets become a list, without the text of the bullet", () => {
  const html = `<p>Before</p>${point(1, "·", "First")}${point(1, "·", "<b>Second</b>")}<p>After</p>`;
  expect(nest(html)).toBe(
    "<p>Before</p><ul><li><p>First</p></li><li><p><b>Second</b></p></li></ul><p>After</p>",
  );
});

test("Word lists: levels nest, and numbers make ordered lists", () => {
  const html = [
    point(1, "3.", "A"),
    point(2, "o", "B"),
    point(3, "§", "C"),
    point(2, "o", "D"),
    point(1, "4.", "E"),
    point(2, "a)", "F"),
  ].join("");
  expect(nest(html)).toBe(
    '<ol start="3"><li><p>A</p>' +
      "<ul><li><p>B</p><ul><li><p>C</p></li></ul></li><li><p>D</p></li></ul></li>" +
      "<li><p>E</p><ol><li><p>F</p></li></ol></li></ol>",
  );
});

test("Word lists: bullets after numbers begin another list", () => {
  expect(nest(point(1, "1.", "A") + point(1, "·", "B"))).toBe(
    "<ol><li><p>A</p></li></ol><ul><li><p>B</p></li></ul>",
  );
});

test("Word lists: other HTML stays as it is", () => {
  for (const html of [
    "<p>A</p>",
    "<p class=MsoListParagraph style='margin-left:1in'>Indented, without mso-list: a mark</p>",
    "<ul><li style='mso-list:l0 level1 lfo1'>A</li></ul>",
  ])
    expect(nestWordLists(html)).toBe(html);
});

test.each([
  point(1, "·", "A"),
  point(1, "1.", "A") + point(9, "·", "B"),
  "<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>",
  "<p mso-list:Ignore",
  "<span mso-list:Ignore ",
])("Word lists: any HTML is read in linear time, or the test times out: %#", (unit) => {
  expect(nestWordLists(`<p style='mso-list:l0 level1 lfo1'>${unit.repeat(20_000)}`)).toContain(
    "<ul>",
  );
});
