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

  it('counts a denided one as already done [TASK-5]', () => {
    expect(toFinishResult({ denided: true })).toEqual({ isAlreadyDone: true })
  })
})
