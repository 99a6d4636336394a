import ts from 'typescript';
import { parseModule, visitAll } from './parseModule.ts';
import type { Sources } from './readSources.ts';

const LISTENER = /(?:Listener|Handler|Callback|Subscriber|Watcher)s?$/;
/** How a list is walked through; an emitter of effects is told of them. */
const WALKS = /^(?:forEach|map|flatMap|filter|find|some|every|includes|reduce)$/;
const LISTENERS = /listeners|subscribers|watchers/i;

/** Returns the places, as `file:line`, where a module outside `core/` walks through the effects of a transition. */
export function findRunners(sources: Sources): string[] {
  const isEffects = (node: ts.Node): boolean =>
    (ts.isIdentifier(node) && node.text === 'effects') ||
    (ts.isPropertyAccessExpression(node) && node.name.text === 'effects');
  const isRun = (node: ts.Node) =>
    (ts.isForOfStatement(node) && isEffects(node.expression)) ||
    (ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      WALKS.test(node.expression.name.text) &&
      isEffects(node.expression.expression));
  return findPlaces(new Map([...sources].filter(([file]) => !file.includes('/core/'))), isRun);
}

/** Returns the places, as `file:line`, where a module keeps listeners in a set, or in a list of that name. */
export function findListenerSets(sources: Sources): string[] {
  return findPlaces(sources, (node) => {
    if (ts.isNewExpression(node) && ts.isIdentifier(node.expression))
      return isListenerSet(node.expression.text, node.typeArguments);
    if (!ts.isVariableDeclaration(node) && !ts.isPropertyDeclaration(node)) return false;
    if (!node.initializer || !node.type) return false;
    if (ts.isArrayTypeNode(node.type))
      return ts.isIdentifier(node.name) && LISTENERS.test(node.name.text) && isCall(node.type.elementType);
    return isTypeOfSet(node.type);
  });
}

function isListenerSet(name: string, types: readonly ts.TypeNode[] = []): boolean {
  const last = types.at(-1);
  if (!last) return false;
  if (/^(?:Readonly)?(?:Weak)?Set$/.test(name)) return isCall(last);
  return /Map$/.test(name) && isTypeOfSet(last);
}

function isTypeOfSet(type: ts.TypeNode): boolean {
  return (
    ts.isTypeReferenceNode(type) &&
    ts.isIdentifier(type.typeName) &&
    isListenerSet(type.typeName.text, type.typeArguments)
  );
}

/** Whether a type is that of a function, as far as one sees without its declaration. */
function isCall(type: ts.TypeNode): boolean {
  if (ts.isParenthesizedTypeNode(type)) return isCall(type.type);
  if (ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName))
    return LISTENER.test(type.typeName.text);
  return ts.isFunctionTypeNode(type);
}

function findPlaces(sources: Sources, isWanted: (node: ts.Node) => boolean): string[] {
  return [...sources].flatMap(([file, text]) => {
    const module = parseModule(file, text);
    const places: string[] = [];
    visitAll(module, (node) => {
      if (!isWanted(node)) return;
      const { line } = module.getLineAndCharacterOfPosition(node.getStart(module));
      places.push(`${file}:${line + 1}`);
    });
    return places;
  });
}
