import { writeFileSync } from 'node:fs';
import { editorSchema, SCHEMA_FILE } from './editorSchema.ts';

writeFileSync(SCHEMA_FILE, `${JSON.stringify(editorSchema(), null, 2)}\n`);
