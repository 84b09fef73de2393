import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'docs/architecture.md',
  'docs/glossary.md',
  'docs/how-we-write.md',
]

/** A whole path from the root in backticks; one with a placeholder or a pattern names no file. */
const PATHS = /`((?:src|server|shared|tools|e2e|bench|docs|art|scenes)\/[\w./-]+)`/g
const LINKS = /\]\((?!https?:)([^)#\s]+)/g

/** What a document names or links to, from the repository's root. */
function namedIn(document: string): string[] {
  const text = readFileSync(document, 'utf8')
  const links = Array.from(text.matchAll(LINKS), ([, link = '']) => join(dirname(document), link))
  return [...Array.from(text.matchAll(PATHS), ([, path = '']) => path), ...links]
}

describe('documents for newcomers', () => {
  it.each(DOCUMENTS)('%s names and links to nothing that is not there', (document) => {
    const named = namedIn(document)
    expect(named.filter((path) => !existsSync(path))).toEqual([])
  })

  it('are all linked from the README', () => {
    expect(namedIn('README.md')).toEqual(expect.arrayContaining(DOCUMENTS.slice(1)))
  })
})
