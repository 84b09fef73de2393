import { changeLocale, readProfile, readProgress, readStreak, readToday } from '#shared/contract/player.ts'
import {
  readFinishedTasks,
  readMyCompetences,
  readMyPoints,
  readStreakDays,
} from '#shared/contract/player-area.ts'
import { changeProfile } from '#shared/contract/profile-change.ts'
import { on, type Route } from '#server/http/route.ts'
import { changeLanguage } from './change-language.ts'
import { readOwnCompetences } from './competences.ts'
import { readMyFinishedTasks } from './finished-tasks.ts'
import { readPointsPage } from './my-points.ts'
import { changeOwnProfile, readOwnProfile } from './profile.ts'
import { readOwnProgress } from './progress.ts'
import { readOwnStreak } from './streak.ts'
import { readMyStreakDays } from './streak-days.ts'
import { readOwnToday } from './today.ts'

export const playerRoutes: readonly Route[] = [
  on(readProfile, (_, visit) => readOwnProfile(visit)),
  on(changeProfile, ({ body }, visit) => changeOwnProfile(body, visit)),
  on(changeLocale, async ({ body }, visit) => {
    await changeLanguage(body._locale, visit)
    return undefined
  }),
  on(readProgress, (_, visit) => readOwnProgress(visit)),
  on(readToday, (_, visit) => readOwnToday(visit)),
  on(readStreak, (_, visit) => readOwnStreak(visit)),
  on(readStreakDays, (_, visit) => readMyStreakDays(visit)),
  on(readMyPoints, ({ query }, visit) => readPointsPage(query, visit)),
  on(readFinishedTasks, (_, visit) => readMyFinishedTasks(visit)),
  on(readMyCompetences, (_, visit) => readOwnCompetences(visit)),
]
