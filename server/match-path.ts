export function createPathMatcher<Target>(targets: Record<string, Target>) {
  const patterns = Object.entries(targets)
    .map(([pattern, target]) => ({ pattern, segments: pattern.split("/"), target }))
    .sort((a, b) => a.pattern.split("{").length - b.pattern.split("{").length);

  return (path: string) => {
    const given = path.split("/");
    for (const { pattern, segments, target } of patterns) {
      const params = matchParams(segments, given);
      if (params) return { pattern, target, params };
    }
    return undefined;
  };
}

function matchParams(pattern: string[], given: string[]): Record<string, string> | undefined {
  if (pattern.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = given[index] ?? "";
    if (part.startsWith("{") && segment) params[part.slice(1, -1)] = segment;
    else if (part !== segment) return undefined;
  }
  return params;
}
