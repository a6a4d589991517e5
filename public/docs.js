// Starts the API reference at /docs; Scalar is served from /vendor/api-reference.js.
Scalar.createApiReference("#reference", {
  url: "/openapi.json",
  withDefaultFonts: false,
  hideClientButton: true,
  showDeveloperTools: "never",
  agent: { disabled: true },
  telemetry: false,
  defaultHttpClient: { targetKey: "shell", clientKey: "curl" },
});
