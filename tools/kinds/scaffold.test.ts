import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { addToList, scaffold } from './scaffold.ts'

/** The names that a definition states: of the object that is handed to `define…`. */
function factsOf(source: string): string[] {
  const facts: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText().startsWith('define')) {
      const stated = node.arguments.find(ts.isObjectLiteralExpression)
      for (const one of stated?.properties ?? []) facts.push(one.name?.getText() ?? '')
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('kind.ts', source, ts.ScriptTarget.ESNext, true))
  return facts.toSorted()
}

it.each(['shared/kind.ts', 'server/kind.ts', 'client/kind.ts', 'edit/kind.ts', 'sample.ts'])(
  '%s of a new kind states what that of any other states',
  (part) => {
    const made = factsOf(scaffold('word-search').get(`kinds/word-search/${part}`) ?? '')
    expect(made).not.toEqual([])
    expect(made).toEqual(factsOf(readFileSync(`kinds/picture/${part}`, 'utf8')))
  },
)

it('a kind has a name of its own, of small letters and hyphens', () => {
  expect(() => addToList('Word Search', [])).toThrow('no name of a kind')
  expect(() => addToList('picture', ['picture'])).toThrow('is there already')
})
