import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GroupChoice } from '#shared/contract/figure-group.ts'
import type { FiguresPage as Page } from '#shared/contract/figures.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { Coming } from '#src/ui/Coming.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { ActiveDays } from './parts/ActiveDays.tsx'
import { AnonymousSurveys } from './parts/AnonymousSurveys.tsx'
import { ExamItems } from './parts/ExamItems.tsx'
import { FiguresFile } from './parts/FiguresFile.tsx'
import { MissionFunnel } from './parts/MissionFunnel.tsx'
import { ProgressSummary } from './parts/ProgressSummary.tsx'
import { Stops } from './parts/Stops.tsx'
import { TaskTimes } from './parts/TaskTimes.tsx'
import { hrefOfGroup } from './group-address.ts'
import { VisitsOfGroup } from './parts/VisitsOfGroup.tsx'
import { figuresQuery, type FiguresChoice } from './queries.ts'
import styles from './parts/Figures.module.css'

interface FiguresPageProps {
  /** Names the room, where the page around it does not. */
  hasTitle?: boolean
  /** Where those who stand still are found by name. */
  peopleHref: string
}

/** How a leader's or a tenant's people do: where they stand first, and what to do next. */
export function FiguresPage({ hasTitle = false, peopleHref }: FiguresPageProps) {
  const { t, i18n } = useTranslation()
  const [choice, setChoice] = useState<FiguresChoice>({})
  const [mission, setMission] = useState('')
  const { data: page, error, refetch } = useQuery(figuresQuery(choice, i18n.language))
  const heading = hasTitle && (
    <h1 tabIndex={-1} data-room-head className={styles.room}>
      {t('figures.title')}
    </h1>
  )
  if (!page) {
    return (
      <div className={styles.page}>
        {heading}
        <Coming error={error} sentence={t('figures.failed')} onRetry={refetch} heights={[3, 9, 16]} />
      </div>
    )
  }
  return (
    <div className={styles.page}>
      {heading}
      <Choices
        page={page}
        choice={choice}
        mission={mission}
        onChoice={(next) => {
          setMission('')
          setChoice(next)
        }}
        onMission={setMission}
      />
      <Group
        page={page}
        mission={mission}
        team={choice.team}
        hrefOf={(group) =>
          hrefOfGroup(peopleHref, {
            ...(page.adventureId !== null && { adventure: page.adventureId }),
            ...(choice.team !== undefined && { team: choice.team }),
            ...group,
          })
        }
      />
      <AnonymousSurveys />
    </div>
  )
}

interface ChoicesProps {
  page: Page
  choice: FiguresChoice
  mission: string
  onChoice: (choice: FiguresChoice) => void
  onMission: (mission: string) => void
}

function Choices({ page, choice, mission, onChoice, onMission }: ChoicesProps) {
  const { t } = useTranslation()
  const { adventures, adventureId, teams, figures } = page
  const missions = figures?.missions ?? []
  return (
    <div className={styles.filters}>
      {adventures.length > 1 && (
        <SelectField
          label={t('figures.adventure')}
          value={adventureId ?? ''}
          options={adventures.map(({ id, name }) => ({ id, label: name }))}
          onChange={({ currentTarget }) => onChoice({ ...choice, adventure: currentTarget.value })}
        />
      )}
      {teams.length > 0 && (
        <SelectField
          label={t('figures.team')}
          value={choice.team ?? ''}
          options={[
            { id: '', label: t('figures.everybody') },
            ...teams.map(({ id, name }) => ({ id, label: name })),
          ]}
          onChange={({ currentTarget: { value } }) => {
            const { team: _, ...rest } = choice
            onChoice(value === '' ? rest : { ...rest, team: value })
          }}
        />
      )}
      {missions.length > 1 && (
        <SelectField
          label={t('figures.mission')}
          value={mission}
          options={[
            { id: '', label: t('figures.allMissions') },
            ...missions.map(({ id, name }) => ({ id, label: name })),
          ]}
          onChange={({ currentTarget }) => onMission(currentTarget.value)}
        />
      )}
    </div>
  )
}

interface GroupProps {
  page: Page
  /** Empty for all of them. */
  mission: string
  team: string | undefined
  /** The list of those of the group who are meant. */
  hrefOf: (meant: GroupChoice) => string
}

function Group({ page, mission, team, hrefOf }: GroupProps) {
  const { t } = useTranslation()
  const { moment } = useWhen()
  const { figures, people, isNear, countedAt, adventureId, smallestGroup: least } = page
  if (people === 0) return <p className={styles.quiet}>{t('figures.nobody')}</p>
  if (!figures) {
    return (
      <section className={styles.few}>
        <h2>{t('figures.people', { count: people })}</h2>
        <p role="status">{t('figures.few', { least })}</p>
        <a href={hrefOf({})} className={styles.link}>
          {t('figures.seePeople')}
        </a>
      </section>
    )
  }
  const chosen = adventureId === null ? null : { adventure: adventureId, ...(team !== undefined && { team }) }
  const isChosen = (id: string) => mission === '' || id === mission
  const tasks = figures.tasks.filter(({ missionId }) => isChosen(missionId))
  const examIds = tasks.map(({ id }) => id)
  return (
    <>
      <ProgressSummary progress={figures.progress} people={people} stop={figures.stops[0]} hrefOf={hrefOf} />
      <div className={styles.cards}>
        <Stops
          stops={figures.stops.filter(({ mission: { id } }) => isChosen(id))}
          href={hrefOf({ progress: 'still', ...(mission !== '' && { mission }) })}
        />
        <ActiveDays days={figures.days} />
        <MissionFunnel missions={figures.missions.filter(({ id }) => isChosen(id))} people={people} />
        {isNear ? (
          <Notice>{t('figures.near', { least })}</Notice>
        ) : (
          <>
            <TaskTimes tasks={tasks} least={least} />
            {figures.exams
              .filter(({ id }) => examIds.includes(id))
              .map((exam) => (
                <ExamItems key={exam.id} exam={exam} least={least} />
              ))}
          </>
        )}
        {chosen && <VisitsOfGroup choice={chosen} mission={mission} least={least} />}
      </div>
      <p className={styles.quiet}>
        {t('figures.countedAt', { when: moment(countedAt) })} {t('figures.rule', { least })}
      </p>
      <FiguresFile figures={figures} people={people} countedAt={countedAt} choice={chosen} />
    </>
  )
}
