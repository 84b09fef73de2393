import { describe, expect, it } from 'vitest'
import { toFinishResult } from './result.ts'

describe('what finishing a task brought', () => {
  it('carries points, coins, kind, acceptance, mission and the hidden flag [TASK-5]', () => {
    expect(
      toFinishResult({
        points: 60,
        currency: 8,
        taskType: 'learning-pill',
        isLeaderAcceptRequired: false,
        isMissionFinished: true,
        isHiddenPointsAndCoins: false,
      }),
    ).toEqual({
      isAlreadyDone: false,
      points: 60,
      coins: 8,
      taskType: 'learning-pill',
      score: null,
      ending: null,
      isPassed: true,
      isLeaderAcceptRequired: false,
      isMissionFinished: true,
      isHiddenPointsAndCoins: false,
      streak: null,
    })
  })

  it('says of a retry that it is better, or how it went where it is not [TASK-5]', () => {
    const better = {
      ...{ points: 40, currency: 0, taskType: 'learning-pill' as const, earned: 60 },
      ...{ isLeaderAcceptRequired: false, isMissionFinished: false, isHiddenPointsAndCoins: false },
    }
    expect(toFinishResult(better)).toMatchObject({ points: 40, earned: 60 })
    const retry = { earned: 60, score: { right: 1, all: 3 } }
    expect(toFinishResult({ denided: true, ...retry })).toMatchObject({
      isAlreadyDone: true,
      ...retry,
    })
  })

  it('counts a denided one as already done [TASK-5]', () => {
    expect(toFinishResult({ denided: true })).toMatchObject({ isAlreadyDone: true })
  })
})
