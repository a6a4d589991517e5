import { Notice } from "@/app/components/notice";

/** Why a member finds no form here. */
export const OnlyManagers = () => (
  <Notice>
    Only owners and admins make and change document types. Ask one of them. Everybody can generate
    documents from them.
  </Notice>
);
