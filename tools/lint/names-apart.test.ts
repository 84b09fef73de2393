import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { pageFiles } from './page-files.ts'

/** What somebody is called, or has called something: it may run from right to left. */
const NAMES = new Set(['displayName', 'firstName', 'lastName', 'name', 'user', 'from', 'title', 'operator'])

/** Tools of the makers, in English. */
const OF_THE_MAKERS = ['src/gallery/', 'src/catalogue/']

it.each([
  ['<p>{displayName}, {when}</p>', 1],
  ['<p>{from ?? nobody} · <time /></p>', 1],
  ['<p>{[name, when].join(" ")}</p>', 1],
  ['<Head about={`${kind}: ${target.name}`} />', 1],
  ['<p>{kind ? `${kind}: ${target.name}` : kind}</p>', 1],
  ['<p><bdi>{displayName}</bdi>, {when}</p>', 0],
  ['<p>{displayName}</p>', 0],
  ['<p>{t("by", { name: displayName })} {when}</p>', 0],
  ['<p>{[isolate(name), when].join(" ")}</p>', 0],
  ['<li key={`${name} ${at}`}>{name}</li>', 0],
])('of %s it finds %i', (source, found) => {
  expect(namesIn('it.tsx', source)).toHaveLength(found)
})

it('keeps every name apart from what stands beside it: digits and points would change places with it [ACCESS-1] [LANG-1]', () => {
  const files = pageFiles('.tsx').filter(
    (file) => !/\.(test|example)\.tsx$/.test(file) && !OF_THE_MAKERS.some((it) => file.startsWith(it)),
  )
  expect(files.length).toBeGreaterThan(400)
  expect(files.flatMap((file) => namesIn(file, readFileSync(file, 'utf8')))).toEqual([])
})

it('keeps what stands in an element of its own apart as well [ACCESS-1] [LANG-1]', () => {
  const [, elements = ''] =
    /:where\(([^)]*)\) \{\s*unicode-bidi: isolate;/.exec(readFileSync('src/ui/tokens.css', 'utf8')) ?? []
  expect(elements.split(/,\s*/)).toEqual(
    expect.arrayContaining(['a', 'b', 'em', 'i', 'label', 'q', 'small', 'span', 'strong', 'time']),
  )
})

/** Each as the file, its line and its words. */
function namesIn(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const report = (node: ts.Node) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart())
    found.push(`${file}:${line + 1} ${node.getText()}`)
  }
  const look = (node: ts.Node): void => {
    if ((ts.isJsxElement(node) || ts.isJsxFragment(node)) && !isApart(node)) {
      const pieces = node.children.filter(isSeen)
      for (const piece of pieces)
        if (pieces.length > 1 && ts.isJsxExpression(piece) && isName(piece.expression)) report(piece)
    }
    if (isMixed(node) && isShown(node)) report(node)
    ts.forEachChild(node, look)
  }
  look(tree)
  return found
}

function isApart(node: ts.JsxElement | ts.JsxFragment): boolean {
  return ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'bdi'
}

function isSeen(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return child.text.trim() !== ''
  return !ts.isJsxExpression(child) || (child.expression !== undefined && !isSpace(child.expression))
}

function isSpace(node: ts.Expression): boolean {
  return ts.isStringLiteral(node) && node.text.trim() === ''
}

/** A name, or one of two of which one is. */
function isName(node: ts.Expression | undefined): boolean {
  if (!node) return false
  if (ts.isParenthesizedExpression(node)) return isName(node.expression)
  if (ts.isConditionalExpression(node)) return isName(node.whenTrue) || isName(node.whenFalse)
  if (ts.isBinaryExpression(node)) return isNameOfTwo(node)
  if (ts.isPropertyAccessExpression(node)) {
    // of a language, which is written as it is
    return NAMES.has(node.name.text) && !ts.isCallExpression(node.expression)
  }
  return ts.isIdentifier(node) && (NAMES.has(node.text) || /Name$/.test(node.text))
}

function isNameOfTwo({ left, operatorToken, right }: ts.BinaryExpression): boolean {
  if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return isName(right)
  const isEither = [ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.BarBarToken].includes(
    operatorToken.kind,
  )
  return isEither && (isName(left) || isName(right))
}

/** A name and more in one text: a template, or parts that are joined. */
function isMixed(node: ts.Node): boolean {
  if (ts.isTemplateExpression(node)) return node.templateSpans.some(({ expression }) => isName(expression))
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false
  const { expression: list, name } = node.expression
  return (
    name.text === 'join' && ts.isArrayLiteralExpression(list) && list.elements.some((part) => isName(part))
  )
}

/** Attributes that nobody reads. */
const UNSEEN = new Set(['key', 'name', 'id', 'className', 'href', 'src', 'to', 'style'])

/** It is a child or an attribute of an element, and not what is asked for by it. */
function isShown(node: ts.Node): boolean {
  for (let around = node.parent; !ts.isSourceFile(around); around = around.parent) {
    if (ts.isJsxAttribute(around)) {
      const attribute = around.name.getText()
      return !UNSEEN.has(attribute) && !attribute.startsWith('data-') && !attribute.startsWith('on')
    }
    if (ts.isJsxExpression(around) && !ts.isJsxAttribute(around.parent)) return true
    if (ts.isCallExpression(around) || ts.isFunctionLike(around) || ts.isStatement(around)) return false
  }
  return false
}
