export { useAuditColumns } from './audit/useAuditColumns.tsx';
export { useAuditWords } from './audit/useAuditWords.ts';
