export {
  type ParsedPanes,
  parseHistory,
  parsePanes,
  type SavedPanes,
  serializeHistory,
  serializePanes,
} from './core/persistence.ts';
export { type RestoredPanes, type RestorePanesOptions, restorePanes } from './core/restorePanes.ts';
export {
  createPanesStorage,
  type PanesStorage,
  type TabsScope,
  type TabsStorage,
  type TabsStorages,
} from './runtime/createPanesStorage.ts';
