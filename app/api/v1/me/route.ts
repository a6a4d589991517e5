import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { getMe } from "@/lib/domain/workspace/me";
import { Me } from "@/lib/schemas/me";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: endpoint({
    operationId: "getMe",
    summary: "Show the key, its workspace and the month's quota",
    tag: "Account",
    data: Me,
    run: getMe,
  }),
});
