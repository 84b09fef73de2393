import { describe, expect, it } from 'vitest'
import { countItems, type ItemAnswer } from './item-statistics.ts'
import { FEWEST_PEOPLE } from './small-groups.ts'

const count = (people: Parameters<typeof countItems>[0]) => countItems(people, FEWEST_PEOPLE)

const given = (more: Partial<ItemAnswer> = {}): ItemAnswer => ({
  ...{ id: 'one', answers: ['a'], isRight: true, sureness: null, seconds: 10 },
  ...more,
})

describe('how a question was answered', () => {
  it('is counted from five people on, over whole fives, the earliest first [AUTHOR-4]', () => {
    const people = Array.from({ length: 9 }, (_, index) => [
      given(index < 3 ? {} : { answers: [index < 5 ? 'b' : 'c'], isRight: false, seconds: 20 + index }),
    ])
    expect(count(people.slice(0, 4))).toEqual([])
    const five = count(people.slice(0, 5))
    expect(five).toEqual([
      {
        ...{ id: 'one', people: 5, right: 3, open: 0, seconds: 10, sureness: null },
        answers: [
          { id: 'a', people: 3 },
          { id: 'b', people: 2 },
        ],
      },
    ])
    for (const more of [6, 7, 8, 9]) expect(count(people.slice(0, more))).toEqual(five)
  })

  it('says who left it open, and of sureness and time only where five said it [AUTHOR-4]', () => {
    const people = Array.from({ length: 10 }, (_, index) => [
      given({
        sureness: index < 5 ? 8 : null,
        isRight: index > 0,
        ...(index > 5 && { answers: [], isRight: false, seconds: null }),
      }),
    ])
    expect(count(people)).toMatchObject([
      {
        ...{ people: 10, right: 5, open: 4, seconds: 10 },
        sureness: { sureRight: 4, sureWrong: 1, unsureRight: 0, unsureWrong: 0 },
      },
    ])
    const [few] = count(people.map(([one]) => (one ? [{ ...one, seconds: null, sureness: null }] : [])))
    expect([few?.seconds, few?.sureness]).toEqual([null, null])
  })

  it('is counted for each question by itself: not everybody is asked all of them [AUTHOR-4]', () => {
    const people = Array.from({ length: 5 }, (_, index) => [
      given(),
      ...(index < 4 ? [given({ id: 'two' })] : []),
    ])
    expect(count(people).map(({ id }) => id)).toEqual(['one'])
  })
})
