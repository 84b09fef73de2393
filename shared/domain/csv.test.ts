import { describe, expect, it } from 'vitest'
import { toCsv } from './csv.ts'

describe('a table that is handed out', () => {
  it('keeps its letters in a spreadsheet, and quotes what would break it [SERVE-2]', () => {
    expect(toCsv([['Łódź', 'a;b', 'say "yes"', 'two\nlines']], ';')).toBe(
      '\uFEFFŁódź;"a;b";"say ""yes""";"two\nlines"\r\n',
    )
  })

  it.each(['=1+1', '+cmd', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '＋1', '－1', '＠A1'])(
    'runs nothing in a spreadsheet: %j [SERVE-2]',
    (formula) => {
      const [cell = ''] = toCsv([[formula]], ',')
        .slice(1)
        .split('\r\n')
      expect(cell.replace(/^"/, '').startsWith("'")).toBe(true)
    },
  )
})
