import { expect, test } from "vitest";
import { Quotation } from "@/app/components/advice/quotation";

test.each([
  ["**Gesprächsnotiz:** Wir haben zwei Lehrer.", "Gesprächsnotiz: Wir haben zwei Lehrer."],
  ["**We** wait, *she* said.", "We wait, she said."],
  ["- [ ] **Tom** signs", "- [ ] Tom signs"],
  ["5 * 3 * 2 seats", "5 * 3 * 2 seats"],
  ["user_id and order_id", "user_id and order_id"],
  ["_Wij_ wachten", "Wij wachten"],
  ["__Nous__ attendons", "Nous attendons"],
  ["**待ち**時間", "**待ち**時間"],
])("quotations: shown without marks: %s", (text, shown) => {
  expect(Quotation({ children: text }).props.children).toBe(shown);
});
