import { describe, expect, it } from 'vitest'
import { hear, isOvertaken, type Stamp } from './stamps.ts'

describe('what pages tell', () => {
  it('is overtaken by what the same page told later, and by itself [TASK-2]', () => {
    const heard = hear(hear([], { by: 'one', order: 3 }), { by: 'other', order: 1 })
    expect(isOvertaken(heard, { by: 'one', order: 2 })).toBe(true)
    expect(isOvertaken(heard, { by: 'one', order: 3 })).toBe(true)
    expect(isOvertaken(heard, { by: 'one', order: 4 })).toBe(false)
    expect(isOvertaken(heard, { by: 'other', order: 2 })).toBe(false)
    expect(isOvertaken(heard, { by: 'third', order: 1 })).toBe(false)
  })

  it('is remembered once a page, of the pages that told last', () => {
    let heard: readonly Stamp[] = []
    for (let page = 1; page <= 30; page += 1) heard = hear(heard, { by: `page ${page}`, order: 1 })
    heard = hear(heard, { by: 'page 30', order: 2 })
    expect(heard).toHaveLength(20)
    expect(heard.at(-1)).toEqual({ by: 'page 30', order: 2 })
    expect(isOvertaken(heard, { by: 'page 29', order: 1 })).toBe(true)
  })
})
