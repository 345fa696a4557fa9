import ts from 'typescript';
import type { Position } from '../content/source/fieldPositions';

/** A constant of a TypeScript file, as far as its value is written out there. */
export interface Literals {
  /** Undefined where there is no such constant. */
  readonly value: unknown;
  /** The place of the value at a path of keys; the nearest parent's where there is none. */
  readonly position: (path: readonly PropertyKey[]) => Position;
  /** The places of what isn't written out, such as a call; it is left out of the value. */
  readonly unread: readonly Position[];
}

/** Reads exported constants without running the file. */
export function readLiterals(text: string): (name: string) => Literals {
  const source = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true);
  const constants = constantsOf(source);
  return (name) => {
    const expression = constants.get(name);
    const reader = literalReader(source, constants);
    const value = expression && reader.read(expression, []);
    return { value, position: reader.position, unread: reader.unread };
  };
}

function constantsOf(source: ts.SourceFile): ReadonlyMap<string, ts.Expression> {
  const declared = source.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => [...declarationList.declarations]);
  return new Map(declared.flatMap(({ name, initializer }) => (ts.isIdentifier(name) && initializer ? [[name.text, initializer] as const] : [])));
}

const NOTHING = Symbol('not written out');

function literalReader(source: ts.SourceFile, constants: ReadonlyMap<string, ts.Expression>) {
  const places = new Map<string, Position>();
  const unread: Position[] = [];
  /** The constants being read: one may refer to itself. */
  const open = new Set<string>();

  const placeOf = (node: ts.Node): Position => {
    const { line, character } = source.getLineAndCharacterOfPosition(node.getStart());
    return { line: line + 1, column: character + 1 };
  };

  function read(node: ts.Expression, path: readonly PropertyKey[]): unknown {
    if (!places.has(path.join('\0'))) places.set(path.join('\0'), placeOf(node));
    const value = valueOf(node, path);
    if (value !== NOTHING) return value;
    unread.push(placeOf(node));
    return undefined;
  }

  function valueOf(node: ts.Expression, path: readonly PropertyKey[]): unknown {
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)) return valueOf(node.expression, path);
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isNumericLiteral(node)) return Number(node.text);
    if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword) return node.kind === ts.SyntaxKind.TrueKeyword;
    if (ts.isArrayLiteralExpression(node)) return node.elements.map((element, index) => read(element, [...path, index])).filter((item) => item !== undefined);
    if (ts.isObjectLiteralExpression(node)) return objectOf(node, path);
    if (ts.isBinaryExpression(node)) return joined(node, path);
    return ts.isIdentifier(node) ? constantAt(node.text, path) : NOTHING;
  }

  function joined({ left, right, operatorToken }: ts.BinaryExpression, path: readonly PropertyKey[]): unknown {
    const parts = [left, right].map((part) => valueOf(part, path));
    return operatorToken.kind === ts.SyntaxKind.PlusToken && parts.every((part) => typeof part === 'string') ? parts.join('') : NOTHING;
  }

  function constantAt(name: string, path: readonly PropertyKey[]): unknown {
    const expression = constants.get(name);
    if (!expression || open.has(name)) return NOTHING;
    open.add(name);
    const value = valueOf(expression, path);
    open.delete(name);
    return value;
  }

  function objectOf(node: ts.ObjectLiteralExpression, path: readonly PropertyKey[]): object {
    const entries = node.properties.flatMap((property) => {
      const isPlain = ts.isPropertyAssignment(property) && !ts.isComputedPropertyName(property.name);
      if (isPlain) return [[property.name.text, read(property.initializer, [...path, property.name.text])] as const];
      if (ts.isShorthandPropertyAssignment(property)) return [[property.name.text, read(property.name, [...path, property.name.text])] as const];
      unread.push(placeOf(property));
      return [];
    });
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }

  const position = (path: readonly PropertyKey[]): Position =>
    places.get(path.join('\0')) ?? (path.length > 0 ? position(path.slice(0, -1)) : { line: 1, column: 1 });
  return { read, position, unread };
}
