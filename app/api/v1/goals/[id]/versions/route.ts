import { goalVersions } from "@/app/api/v1/version-endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = goalVersions.list;
