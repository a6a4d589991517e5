"use client";

import { createContext, type ReactNode, useContext, useState } from "react";

type ExampleChoice = {
  /** The key as typed: kept in this page only, never sent or stored. */
  keyText: string;
  setKeyText: (text: string) => void;
  language: string;
  setLanguage: (language: string) => void;
};

const Choice = createContext<ExampleChoice | undefined>(undefined);

export function ExampleChoiceProvider({ children }: { children: ReactNode }) {
  const [keyText, setKeyText] = useState("");
  const [language, setLanguage] = useState("sh");
  return <Choice value={{ keyText, setKeyText, language, setLanguage }}>{children}</Choice>;
}

export function useExampleChoice(): ExampleChoice {
  const choice = useContext(Choice);
  if (!choice) throw new Error("An example is outside of ExampleChoiceProvider.");
  return choice;
}
