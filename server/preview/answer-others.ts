import { readBadges, readNewBadges, type Badges } from '#shared/contract/badges.ts'
import { readMessages } from '#shared/contract/messages.ts'
import { readTaskNotes } from '#shared/contract/notes.ts'
import { readNotices } from '#shared/contract/notices.ts'
import { readRecall } from '#shared/contract/recall.ts'
import { readRanking, readRecap, readSeason, readSmallRanking } from '#shared/contract/rankings.ts'
import { readTogether } from '#shared/contract/together.ts'
import { inPreview, type Playing, type PreviewCall } from './playing.ts'

const NOBODY = { month: null, me: null, others: 0, hasTeam: false, rows: [] }

function badgesOf({ context: { content, words } }: Playing): Badges {
  const all = content.published.badges ?? []
  const open = all.filter(({ isSecret }) => !isSecret)
  return {
    earned: [],
    open: open.map(({ id, picture }) => ({
      ...{ id, picture, name: words.badge(id).name, text: words.badge(id).text },
      holders: null,
      progress: null,
    })),
    secret: all.length - open.length,
  }
}

/** What a map asks for besides: nobody else is in a preview, and nobody has written. */
export const otherCalls: readonly PreviewCall[] = [
  inPreview(readBadges, (_, playing) => badgesOf(playing)),
  inPreview(readNewBadges, (_, { preview }) => ({ adventureId: preview.id, badges: [] })),
  inPreview(readNotices, () => ({ notices: [], next: null })),
  inPreview(readMessages, () => []),
  inPreview(readTaskNotes, () => ({ notes: [] })),
  inPreview(readRecall, () => ({ cards: [], answeredToday: 0, isForStreak: false, known: 0, upcoming: [] })),
  inPreview(readTogether, () => ({ teams: [], goals: [], kudos: [], kudosLeft: 0 })),
  inPreview(readSmallRanking, () => NOBODY),
  inPreview(readRanking, () => ({ ...NOBODY, podium: [], above: null, below: null })),
  inPreview(readSeason, () => ({ season: null })),
  inPreview(readRecap, () => ({ recap: null })),
]
