import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { PeopleList } from '#src/features/people/PeopleList.tsx'
import type { PeopleFilter } from '#src/features/people/queries.ts'
import { TeamList } from '#src/features/people/TeamList.tsx'
import { bringIntoSight } from '#src/features/tenant/bring-into-sight.ts'
import { FinishSetup, SETUP_PARTS, SetupPart, type SetupPartProps } from '#src/features/tenant/SetupPart.tsx'
import type { SectionSaving } from '#src/features/tenant/section-saving.ts'
import looks from '#src/features/tenant/Tenant.module.css'
import { latePart, useLatePart } from '#src/lib/late-part.ts'
import { HOME } from '#src/navigation/paths.ts'
import { PageMissing } from '#src/shell/PageMissing.tsx'
import { Button } from '#src/ui/Button.tsx'
import { focusFirstWrong } from '#src/ui/focus-first-wrong.ts'
import { AdminRoom } from './AdminRoom.tsx'
import { hrefOfPerson, hrefOfTeam, ROOMS } from './people-paths.ts'
import { UnsavedSettings } from './UnsavedSettings.tsx'
import { wearSettings } from './wear-settings.ts'

/** It speaks to the studio, whose code only this step needs. */
const ADVENTURES = latePart<object>(async () => (await import('./SetupAdventures.tsx')).SetupAdventures)

const STEPS = [...SETUP_PARTS, 'team', 'adventures', 'people'] as const
type Step = (typeof STEPS)[number]

/** Leads the first admin of an empty tenant from its name to its first team (DESK-1). */
export function SetupRoom() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { step: word } = useParams()
  const [isUnsaved, setUnsaved] = useState(false)
  const step = STEPS.find((one) => one === word) ?? 'look'
  const at = STEPS.indexOf(step)
  const [before, after] = [STEPS[at - 1], STEPS[at + 1]]
  const content = useRef<HTMLDivElement>(null)
  const part = useRef<SectionSaving>(null)
  const [isSaving, setSaving] = useState(false)
  const [next, setNext] = useState<{ of: Step; to: Step } | null>(null)
  if (next !== null && next.of !== step) setNext(null)
  const goOn = useEffectEvent(({ to }: { to: Step }) => void navigate(pathOf(to)))
  // nothing holds the page any more
  useEffect(() => {
    if (next !== null && !isUnsaved) goOn(next)
  }, [next, isUnsaved])
  /** What is typed is saved first; where that is refused, the page stays and says why. */
  const showNext = async (wanted: Step): Promise<void> => {
    if (!isUnsaved || !part.current) return void navigate(pathOf(wanted))
    const form = content.current?.firstElementChild
    setSaving(true)
    const isSaved = await part.current.save()
    setSaving(false)
    // another step was shown meanwhile
    if (form?.isConnected === false) return
    if (isSaved) setNext({ of: step, to: wanted })
    else if (form instanceof HTMLElement) focusFirstWrong(form, () => {})
  }
  return (
    <AdminRoom title={t('tenant.setup.title')} about={t('tenant.setup.about')}>
      <nav className={looks.parts} aria-label={t('tenant.setup.steps')}>
        {STEPS.map((name, place) => (
          <Link
            key={name}
            to={pathOf(name)}
            className={looks.part ?? ''}
            aria-current={name === step ? 'step' : undefined}
            ref={name === step ? bringIntoSight : undefined}
          >
            {t('tenant.setup.numbered', { number: place + 1, name: t(`tenant.setup.name.${name}`) })}
          </Link>
        ))}
      </nav>
      <p className={looks.quiet}>{t(`tenant.setup.hint.${step}`)}</p>
      <div ref={content}>
        <Content step={step} onUnsaved={setUnsaved} saving={part} />
      </div>
      <div className={looks.actions}>
        {before && (
          <Button variant="secondary" onClick={() => void navigate(pathOf(before))}>
            {t('tenant.setup.back')}
          </Button>
        )}
        {after ? (
          <Button loadingVerb={isSaving && t('tenant.saving')} onClick={() => void showNext(after)}>
            {t('tenant.setup.next', { name: t(`tenant.setup.name.${after}`) })}
          </Button>
        ) : (
          <FinishSetup
            onDone={(settings) => {
              wearSettings(settings)
              void navigate(HOME)
            }}
          />
        )}
      </div>
      <UnsavedSettings isUnsaved={isUnsaved} within={pathOf(step)} />
    </AdminRoom>
  )
}

function pathOf(step: Step): string {
  return `${ROOMS.setup}/${step}`
}

function Adventures() {
  const { Part, isMissing } = useLatePart(ADVENTURES)
  if (Part) return <Part />
  return isMissing ? <PageMissing onRetry={ADVENTURES.fetch} /> : null
}

interface ContentProps extends Pick<SetupPartProps, 'onUnsaved' | 'saving'> {
  step: Step
}

function Content({ step, onUnsaved, saving }: ContentProps) {
  const [filter, setFilter] = useState<PeopleFilter>({})
  if (step === 'team') return <TeamList isPart hrefOf={hrefOfTeam} />
  if (step === 'adventures') return <Adventures />
  if (step === 'people')
    return (
      <PeopleList isPart filter={filter} noteOf={() => null} onFilter={setFilter} hrefOf={hrefOfPerson} />
    )
  return <SetupPart key={step} part={step} onSaved={wearSettings} onUnsaved={onUnsaved} saving={saving} />
}
