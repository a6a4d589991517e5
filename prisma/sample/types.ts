export type * from "@/lib/domain/workspace/sample";
