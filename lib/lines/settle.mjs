/**
 * Of two equal lines, either can be the added one. As in git, a group of changed lines joins the groups it can slide
 * to, then moves next to a change of the other text, or else down, so that equal changes are placed alike.
 * @param {Int32Array} lines
 * @param {number[]} gaps changed lines before each unchanged line, and after the last; updated in place
 * @param {number[]} others the same counts for the other text
 */
export function settle(lines, gaps, others) {
  let from = 0;
  for (let gap = 0; gap < gaps.length; gap++) {
    if (gaps[gap] > 0)
      ({ gap, from } = settleGroup({ gap, from, size: gaps[gap] }, lines, gaps, others));
    from += gaps[gap] + 1;
  }
}

function settleGroup(group, lines, gaps, others) {
  let best = -1;
  let before = 0;
  gaps[group.gap] = 0;
  while (group.size !== before) {
    before = group.size;
    while (group.gap > 0 && lines[group.from - 1] === lines[group.from + group.size - 1]) {
      group.from -= 1 + gaps[--group.gap];
      absorbNext(group, gaps);
    }
    best = others[group.gap] > 0 ? group.gap : -1;
    while (group.gap < gaps.length - 1 && lines[group.from] === lines[group.from + group.size]) {
      group.from++;
      group.gap++;
      absorbNext(group, gaps);
      if (others[group.gap] > 0) best = group.gap;
    }
  }
  if (best >= 0) {
    group.from -= group.gap - best;
    group.gap = best;
  }
  gaps[group.gap] = group.size;
  return group;
}

function absorbNext(group, gaps) {
  group.size += gaps[group.gap];
  gaps[group.gap] = 0;
}
