import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Route, Routes, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { ROLES } from '#shared/domain/roles.ts'
import { GroupNote } from '#src/features/figures/GroupNote.tsx'
import { groupIn } from '#src/features/figures/group-address.ts'
import { MessageBody } from '#src/features/messages/MessageBody.tsx'
import { AssignmentList } from '#src/features/people/AssignmentList.tsx'
import { ErrorList } from '#src/features/people/ErrorList.tsx'
import { ImportPage } from '#src/features/people/ImportPage.tsx'
import { InvitationList } from '#src/features/people/InvitationList.tsx'
import { MessageDesk } from '#src/features/people/MessageDesk.tsx'
import { PeopleList } from '#src/features/people/PeopleList.tsx'
import { PersonPage } from '#src/features/people/PersonPage.tsx'
import type { PeopleFilter } from '#src/features/people/queries.ts'
import { FirstSpoken, Spoken } from '#src/features/people/spoken.ts'
import { RegistrationPage } from '#src/features/people/RegistrationPage.tsx'
import { SeasonDesk } from '#src/features/people/SeasonDesk.tsx'
import { TeamList } from '#src/features/people/TeamList.tsx'
import { TeamPage } from '#src/features/people/TeamPage.tsx'
import { usePlatform } from '#src/features/platform/store.ts'
import { FiguresRoom, PassedRoom } from '#src/shell/late-figures.tsx'
import { LateApi, LateAudit, LateSettings, LateSetup } from './late-rooms.tsx'
import { hrefOfPerson, hrefOfRoom, hrefOfTeam, ROOMS } from './people-paths.ts'
import { PeopleArea } from './PeopleArea.tsx'
import { ShopRoom } from './ShopRoom.tsx'
import { offeredLanguages } from '#src/features/platform/offered-languages.ts'
import { useCoveredStage } from '#src/shell/use-covered-stage.ts'
import { OnlyRole } from '#src/shell/OnlyRole.tsx'

/** People, teams and what they were given (SERVE-2). It needs no adventure. */
export function PeopleRoute() {
  const { t } = useTranslation()
  useCoveredStage()
  return (
    <OnlyRole role="admin" refusal={t('people.adminsOnly')}>
      <People />
    </OnlyRole>
  )
}

function People() {
  const settings = usePlatform((platform) => platform.settings)
  const isReported = usePlatform(({ switches }) => switches.error_handler)
  return (
    <Spoken value={offeredLanguages(settings)}>
      <FirstSpoken value={settings?.languageSettings.defaultLang ?? 'en'}>
        <PeopleArea>
          <Routes>
            <Route path="setup/:step?" element={<LateSetup />} />
            <Route path="all" element={<List />} />
            <Route path="all/:personId" element={<OnePerson />} />
            <Route path="invited" element={<InvitationList importHref={hrefOfRoom('import')} />} />
            <Route path="registration" element={<RegistrationPage />} />
            <Route path="teams" element={<TeamList hrefOf={hrefOfTeam} />} />
            <Route path="teams/:teamId" element={<OneTeam />} />
            <Route path="adventures" element={<AssignmentList />} />
            <Route path="seasons" element={<SeasonDesk />} />
            <Route path="import" element={<ImportPage />} />
            <Route path="messages" element={<Messages />} />
            <Route path="shop" element={<ShopRoom />} />
            <Route path="figures" element={<FiguresRoom hasTitle peopleHref={hrefOfRoom('list')} />} />
            <Route
              path="passed"
              element={
                <PassedRoom hasTitle hasStatements events={settings?.sendStatistics ? 'offered' : 'off'} />
              }
            />
            <Route path="errors" element={<ErrorList isReported={isReported} />} />
            <Route path="settings/:section?" element={<LateSettings />} />
            <Route path="audit" element={<LateAudit />} />
            <Route path="api" element={<LateApi />} />
            <Route path="*" element={<Navigate to={ROOMS.list} replace />} />
          </Routes>
        </PeopleArea>
      </FirstSpoken>
    </Spoken>
  )
}

/** What the list is narrowed to stands in the address: the way back finds it again. */
function List() {
  const [asked, setAsked] = useSearchParams()
  const filter = useMemo(() => filterIn(asked), [asked])
  const narrow = useCallback(
    (next: PeopleFilter) => {
      const words = Object.entries(next).map(([name, value]): [string, string] => [name, value ?? ''])
      setAsked(
        words.filter(([, value]) => value !== ''),
        { replace: true },
      )
    },
    [setAsked],
  )
  return (
    <PeopleList
      filter={filter}
      noteOf={(names) => <GroupNote choice={filter} names={names} everybodyHref={hrefOfRoom('list')} />}
      onFilter={narrow}
      hrefOf={hrefOfPerson}
    />
  )
}

const STATES = ['active', 'disabled'] as const

function filterIn(asked: URLSearchParams): PeopleFilter {
  const search = asked.get('search')?.slice(0, 254)
  const team = asked.get('team')
  const role = ROLES.find((one) => one === asked.get('role'))
  const state = STATES.find((one) => one === asked.get('state'))
  return {
    ...groupIn(asked),
    ...(search && { search }),
    ...(team && { team }),
    ...(role && { role }),
    ...(state && { state }),
  }
}

function Messages() {
  return <MessageDesk bodyOf={({ content, language }) => <MessageBody content={content} lang={language} />} />
}

function OnePerson() {
  const { personId = '' } = useParams()
  return <PersonPage key={personId} personId={personId} listHref={hrefOfRoom('list')} />
}

function OneTeam() {
  const { teamId = '' } = useParams()
  const navigate = useNavigate()
  return (
    <TeamPage
      key={teamId}
      teamId={teamId}
      listHref={hrefOfRoom('teams')}
      hrefOf={hrefOfPerson}
      onDropped={() => void navigate(ROOMS.teams)}
    />
  )
}
