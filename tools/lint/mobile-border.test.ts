import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pageFiles } from './page-files.ts'

/** In px: where one layout ends and the next begins near the one border of mobile and desktop. */
const NEAR = { from: 641, to: 799 }

it('knows one border of mobile and desktop, 700 px, wherever a width is asked for [SHELL-9]', () => {
  const files = pageFiles('.css', '.ts', '.tsx').filter((file) => !/^src\/gallery|\.test\./.test(file))
  const asked = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return [...text.matchAll(/\((min|max)-width: (\d+)px\)/g)].map(([query, side, px]) => ({
      file,
      query,
      isBorder: query === (side === 'min' ? '(min-width: 700px)' : '(max-width: 699px)'),
      px: Number(px),
    }))
  })
  const near = asked.filter(({ px }) => px >= NEAR.from && px <= NEAR.to)
  expect(near.length).toBeGreaterThan(20)
  expect(near.filter(({ isBorder }) => !isBorder).map(({ file, query }) => `${file}: ${query}`)).toEqual([])
})
