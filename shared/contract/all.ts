import * as accounts from './accounts.ts'
import * as activities from './activities.ts'
import * as agreement from './agreement.ts'
import * as agreementText from './agreement-text.ts'
import * as apiDescription from './api-description.ts'
import * as adventures from './adventures.ts'
import * as adventureVersion from './adventure-version.ts'
import * as assessments from './assessments.ts'
import * as attempts from './attempts.ts'
import * as audit from './audit.ts'
import * as badges from './badges.ts'
import * as content from './content.ts'
import * as contentComparison from './content-comparison.ts'
import * as contentHistory from './content-history.ts'
import * as contentPlays from './content-plays.ts'
import * as contentVersions from './content-versions.ts'
import * as contentPresence from './content-presence.ts'
import * as contentScenes from './content-scenes.ts'
import * as contentTexts from './content-texts.ts'
import * as contentFinishers from './content-finishers.ts'
import * as contentItems from './content-items.ts'
import * as contentLibrary from './content-library.ts'
import * as errors from './errors.ts'
import * as examTime from './exam-time.ts'
import * as figures from './figures.ts'
import * as live from './live.ts'
import * as messages from './messages.ts'
import * as missions from './missions.ts'
import * as notes from './notes.ts'
import * as notices from './notices.ts'
import * as packages from './packages.ts'
import * as people from './people.ts'
import * as peopleAccounts from './people-accounts.ts'
import * as peopleImport from './people-import.ts'
import * as peopleInvitations from './people-invitations.ts'
import * as platform from './platform.ts'
import * as player from './player.ts'
import * as playerArea from './player-area.ts'
import * as previews from './previews.ts'
import * as profileChange from './profile-change.ts'
import * as notificationSettings from './notification-settings.ts'
import * as push from './push.ts'
import * as rankings from './rankings.ts'
import * as recall from './recall.ts'
import * as recommendations from './recommendations.ts'
import * as registration from './registration.ts'
import * as reviews from './reviews.ts'
import * as seasons from './seasons.ts'
import * as secondFactor from './second-factor.ts'
import * as session from './session.ts'
import * as settings from './settings.ts'
import * as shop from './shop.ts'
import * as shopDesk from './shop-desk.ts'
import * as start from './start.ts'
import * as statistics from './statistics.ts'
import * as stories from './stories.ts'
import * as team from './team.ts'
import * as tenantUsage from './tenant-usage.ts'
import * as tenantSettings from './tenant-settings.ts'
import * as tenantMail from './tenant-mail.ts'
import * as tenantWords from './tenant-words.ts'
import * as tasks from './tasks.ts'
import * as coaching from './coaching.ts'
import * as coachingSessions from './coaching-sessions.ts'
import * as tips from './tips.ts'
import * as together from './together.ts'
import * as translations from './translations.ts'
import * as uploads from './uploads.ts'
import type { Endpoint } from './endpoint.ts'

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'who' in value
}

/** The calls of every area, by the names that the contract gives them. */
const AREAS = {
  session,
  secondFactor,
  accounts,
  platform,
  player,
  playerArea,
  badges,
  settings,
  profileChange,
  adventures,
  adventureVersion,
  activities,
  missions,
  tasks,
  attempts,
  notes,
  uploads,
  stories,
  recall,
  recommendations,
  reviews,
  rankings,
  seasons,
  notices,
  assessments,
  team,
  people,
  peopleAccounts,
  peopleInvitations,
  peopleImport,
  registration,
  packages,
  content,
  contentComparison,
  contentHistory,
  contentPlays,
  contentVersions,
  contentPresence,
  contentScenes,
  contentTexts,
  contentFinishers,
  contentItems,
  contentLibrary,
  translations,
  previews,
  coaching,
  shop,
  shopDesk,
  coachingSessions,
  tips,
  together,
  live,
  messages,
  start,
  statistics,
  errors,
  examTime,
  figures,
  push,
  notificationSettings,
  tenantSettings,
  tenantUsage,
  tenantMail,
  tenantWords,
  agreement,
  agreementText,
  audit,
  apiDescription,
}

/** A call with its name in the contract and the area that it belongs to. */
export interface NamedEndpoint {
  name: string
  area: string
  endpoint: Endpoint
}

/** Every call that the product has, by area. */
export const NAMED_ENDPOINTS: readonly NamedEndpoint[] = Object.entries(AREAS).flatMap(([area, exported]) =>
  Object.entries<unknown>(exported).flatMap(([name, value]) =>
    isEndpoint(value) ? [{ name, area, endpoint: value }] : [],
  ),
)

/** The same without their names, for the tables that walk them. */
export const ALL_ENDPOINTS: readonly Endpoint[] = NAMED_ENDPOINTS.map(({ endpoint }) => endpoint)
