import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { WORN } from '#shared/domain/goods.ts'

it('the database shows on faces exactly the goods that are worn on them [SHOP-1] [ACT-5]', async () => {
  const text = await readFile(new URL('functions/worn_parts.sql', import.meta.url), 'utf8')
  const listed = /kind in \(([^)]*)\)/.exec(text)?.[1] ?? ''
  expect(listed.split(',').map((kind) => kind.trim())).toEqual(WORN.map((kind) => `'${kind}'`).sort())
})
