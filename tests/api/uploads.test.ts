import { expect, test } from "vitest";
import { database } from "@/lib/db/database";
import { checkContextCoverage } from "@/lib/domain/context-coverage";
import { findDocumentEvidence } from "@/lib/domain/groundings";
import { createInitiative, deleteInitiative } from "@/lib/domain/initiatives";
import { searchWorkspace } from "@/lib/domain/search";
import {
  createUpload,
  deleteUpload,
  getUpload,
  listUploads,
  readUploadContent,
} from "@/lib/domain/uploads";
import { MAX_FILE_BYTES } from "@/lib/extract/limits";
import { DOCX, MARKDOWN } from "@/lib/extract/media-types";
import { newId } from "@/lib/ids";
import { MAX_UPLOADS } from "@/lib/schemas/uploads";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { pdfFile } from "@/tests/unit/extract/pdf-file";
