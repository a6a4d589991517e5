"use server";

import * as z from "zod";
import { accountAction } from "@/app/shared/action";
import { confirmEmail } from "@/lib/domain/account/email-proofs";

const Confirmation = z.object({ token: z.string().max(100) });

export const confirm = accountAction(Confirmation, confirmEmail, { refresh: false });
