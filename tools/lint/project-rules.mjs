/** Rules of this project alone. Plain JavaScript, because the linter loads it as it is. */
import { basename, relative, sep } from 'node:path'

/** Names that say nothing about what is inside. */
const EMPTY_NAMES = ['utils?', 'helpers?', 'common', 'misc', 'managers?']
const EMPTY_NAME = new RegExp(`^(?:.*[-.])?(?:${EMPTY_NAMES.join('|')})$|(?:Utils?|Helpers?|Manager)$`)

/** Chosen by tools that look for exactly this name. */
const FREE_NAMES = /^(?:stylelint|vite|vitest|playwright|drizzle)\.config\.\w+$|^\.dependency-cruiser\.cjs$/

/** Folders where an index.ts is the list of kinds, not a drawer of exports. */
const KINDS_LIST = /(?:^|\/)kinds\/index\.ts$/

/** What is wrong with the name of a file, given its path from the repository's root; undefined when nothing is. */
export function findingInName(path) {
  const parts = path.split('/')
  const file = parts.at(-1) ?? ''
  if (FREE_NAMES.test(file)) return undefined
  const stem = file.replace(/(?:\.(?:test|spec|setup|example|d))?\.\w+$/, '')
  const empty = [...parts.slice(0, -1), stem].find((part) => EMPTY_NAME.test(part))
  if (empty !== undefined) return `'${empty}' says nothing about what is inside; use the word of the product`
  if (parts.slice(0, -1).some((part) => part === 'data') || stem === 'data') {
    return `'data' says nothing about what is inside; say which data`
  }
  if (/^index\.tsx?$/.test(file) && !KINDS_LIST.test(path))
    return 'only a list of kinds may be called index.ts'
  const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
  const pascal = /^[A-Z][A-Za-z0-9]*$/
  const mayBePascal = file.endsWith('.tsx') || /\.test\.ts$/.test(file)
  if (!kebab.test(stem) && !(mayBePascal && pascal.test(stem))) {
    return 'a component is PascalCase.tsx, all else is kebab-case'
  }
  return undefined
}

const fileName = {
  meta: { type: 'suggestion', schema: [] },
  create: (context) => ({
    Program(node) {
      const path = relative(context.cwd, context.filename).split(sep).join('/')
      const finding = path.startsWith('..') ? undefined : findingInName(path)
      if (finding)
        context.report({ node, loc: { line: 1, column: 0 }, message: `${basename(path)}: ${finding}` })
    },
  }),
}

/** An exception is allowed when it says why: `// oxlint-disable-next-line rule -- because`. */
const reasonedException = {
  meta: { type: 'suggestion', schema: [] },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const isException = /^\s*(?:oxlint-disable|eslint-disable|@ts-expect-error|@ts-ignore)/.test(
          comment.value,
        )
        if (isException && !/ -- \S/.test(comment.value)) {
          context.report({ loc: comment.loc, message: 'Say why this exception is right: … -- because' })
        }
      }
    },
  }),
}

/** Unfinished work lives in an issue; a comment may point there. */
const noLooseEnds = {
  meta: { type: 'suggestion', schema: [] },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (/\b(?:TODO|FIXME|XXX|HACK)\b(?!\(#\d+\))/.test(comment.value)) {
          context.report({ loc: comment.loc, message: 'Finish it, or name the issue: TODO(#12)' })
        }
      }
    },
  }),
}

/** `Date.now` and `Math.random` are refused by a rule that the linter brings. */
const noOwnClock = {
  meta: { type: 'suggestion', schema: [] },
  create: (context) => ({
    NewExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0)
        context.report({ node, message: 'Time is a fact that is handed over: take it from the clock.' })
    },
  }),
}

export default {
  meta: { name: 'project' },
  rules: {
    'file-name': fileName,
    'reasoned-exception': reasonedException,
    'no-loose-ends': noLooseEnds,
    'no-own-clock': noOwnClock,
  },
}
