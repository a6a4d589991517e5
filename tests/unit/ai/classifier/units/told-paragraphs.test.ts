import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

const contents = (text: string) => byRules(text).proposals.map(({ content }) => content);

test("talks: the firm of the first sentence is the source of the other matters of its paragraph", () => {
  const talk = "We met the operations lead of Van Dalen Installatie on Tuesday";
  const text = `${talk}. The weather was awful. She said that her planners still phone every technician at noon. Their legal department insists that recordings stay within the EU. We agreed to give them the beta in January.`;
  const { proposals } = byRules(text);
  expect(proposals.length).toBeGreaterThan(2);
  for (const { content } of proposals.slice(1)) expect(content).toContain(`— ${talk}`);
  expect(proposals.find(({ label }) => label === "compliance_requirements")?.title).toBe(
    "Van Dalen Installatie: Their legal department insists that recordings stay within the EU",
  );
});

test("talks: a name of known words is a firm before its place", () => {
  const text =
    "Visited Aufzug Süd in Munich yesterday. Nice office, good coffee. He also wants the signature to work in shafts. They are worried that the works council will stop the project.";
  expect(contents(text).at(-1)).toContain("— Visited Aufzug Süd in Munich yesterday");
});

test.each([
  "We met the board of directors on Tuesday. They liked the plan a lot. The price must stay below 30 euros for the small firms. We agreed to ship the beta in January.",
  "We talked to the head of Customer Support today. They want fewer mails. The import fails with large files since Monday. We agreed to fix it in January.",
  "Called the insurance company today. They want proof of the data protection rules. The price is 40 euros a month per van. We agreed to pay it.",
])("talks: colleagues and bodies without a name are no source: %s", (text) => {
  expect(contents(text).join("\n")).not.toContain("—");
});

test.each([
  ["Notes call Van Dalen, 3 Dec", "Van Dalen"],
  ["Call with El Corte, 3 Dec", "El Corte"],
  ["Interview Von Ahlen, 3.12.", "Von Ahlen"],
  ["Besuch bei Van den Berg, 3.12.", "Van den Berg"],
  ["Gesprek met Van der Berg, 3 dec", "Van der Berg"],
  ["Entretien avec Le Gall, 3 décembre", "Le Gall"],
  ["From call with Klimaat Noord", "Klimaat Noord"],
  ["Notes van Klimaat Noord call, 3 dec", "Klimaat Noord"],
])("customers: a particle belongs to the name: %s", (heading, name) => {
  const [first] = byRules(
    `${heading}\n- the map crashes every day\n- no GPS in the cellar`,
  ).proposals;
  expect(first?.title.replace(" :", ":")).toMatch(new RegExp(`^${name}: `));
});
