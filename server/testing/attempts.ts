import { randomUUID } from 'node:crypto'
import type { Attempt } from '#shared/contract/attempts.ts'
import type { Language } from '#shared/domain/languages.ts'
import type { PublishedMission, PublishedTask } from '#shared/scene/published.ts'
import { playsOfTask } from '#server/modules/tasks/plays.ts'

/** An attempt as its player is sent it, though no server has it: for a look at the task. @throws Error where the task has no words */
export function attemptAt(mission: PublishedMission, task: PublishedTask, language: Language): Attempt {
  const text = mission.text[language]?.tasks[task.id]
  if (!text) throw new Error(`${task.id} has no words in ${language}`)
  const now = new Date()
  const play = playsOfTask(task.content).begin({ now, chance: () => 0.3, language })
  return {
    id: randomUUID(),
    taskId: task.id,
    task: {
      ...{ id: task.id, missionId: mission.id, name: text.name, type: task.content.type },
      ...{ goal: text.goal, congrats: text.congrats, picture: task.picture, minutes: task.minutes },
      ...{ points: task.points, currency: task.coins, competences: task.competences, earned: null },
      ...{ is_completed: false, hasQuestions: true, progress: 0, unmet: [] },
      params: { isLeaderAcceptRequired: false, isShowCorrectAnswerHidden: false },
    },
    playable: play.playable(text),
    state: play.show(text, false, now),
  }
}
