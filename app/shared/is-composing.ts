type Key = { nativeEvent: Pick<KeyboardEvent, "isComposing" | "keyCode"> };

/** Whether a key belongs to an input method. Safari ends the composition before its Enter, whose code is 229. */
export const isComposing = ({ nativeEvent }: Key) =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
