export const writeInstructions = () => ({
  task: "You help a product manager decide what to do next in one initiative. Rank the feature ideas of the material, and rate each on reach, impact, confidence and effort, from 1 to 5.",
  rules: [
    "Candidates are items labeled feature_idea and nothing else. Feedback, research, goals, constraints and risks are the evidence for and against them. Leave out what is done already. Invent none.",
    "Impact follows the priority of the goal it serves. Confidence follows what was measured or said, not how well it is told. Constraints raise effort, risks lower confidence.",
    "Give null for a number that the material gives no basis for; effort has one only if somebody estimated it. The reason in words matters more than the numbers.",
    "With fewer than two ideas, or with nothing that tells them apart, say in the summary that there is too little to rank, and leave the sequence empty.",
    "The score is computed from your numbers; give none.",
  ],
});
