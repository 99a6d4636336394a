import { join } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { PortalFileSchema } from './PortalFileSchema.ts';

/** Where editors find the schema. */
export const SCHEMA_FILE = join(import.meta.dirname, '../../../../portal.schema.json');

/** The JSON Schema of the file, for editors; what only a function can check is checked when the file is read. */
export function editorSchema(): object {
  return toJsonSchema(PortalFileSchema, {
    typeMode: 'input',
    target: 'draft-2020-12',
    errorMode: 'ignore',
  });
}
