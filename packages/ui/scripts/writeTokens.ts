import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { tokensCss } from '../src/core/tokensCss.ts';
import { tokensJson } from '../src/core/tokensJson.ts';

writeFileSync(resolve(import.meta.dirname, '../src/styles/tokens.css'), tokensCss());
writeFileSync(resolve(import.meta.dirname, '../src/styles/tokens.json'), tokensJson());
