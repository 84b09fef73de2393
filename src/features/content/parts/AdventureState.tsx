import { useTranslation } from 'react-i18next'
import type { ContentAdventure } from '#shared/contract/content.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { CheckIcon, ClockIcon, PencilSimpleIcon, UsersThreeIcon, WarningCircleIcon } from '#src/ui/icons.ts'
import { errorsIn } from '../rules/findings.ts'

interface AdventureStateProps {
  adventure: ContentAdventure
  /** Says as well how many errors the check found. */
  isChecked?: boolean
}

/** What players see of an adventure, and what waits. */
export function AdventureState({ adventure, isChecked = true }: AdventureStateProps) {
  const { t } = useTranslation()
  const { published, version, trial, schedule, draft, build } = adventure
  const errors = build && draft && build.revision === draft.revision ? errorsIn(build) : 0
  return (
    <>
      {published === null ? (
        <Chip>{t('content.state.none')}</Chip>
      ) : (
        <Chip tone="good" icon={<CheckIcon size={16} weight="bold" aria-hidden />}>
          {published === 'own' && version
            ? t('content.state.version', { number: version.number })
            : t(`content.state.${published}`)}
        </Chip>
      )}
      {trial && (
        <Chip icon={<UsersThreeIcon size={16} weight="bold" aria-hidden />}>
          {t('content.state.trial', { number: trial.number })}
        </Chip>
      )}
      {schedule && (
        <Chip
          tone={schedule.refusal === null ? 'soft' : 'bad'}
          icon={<ClockIcon size={16} weight="bold" aria-hidden />}
        >
          {t(schedule.refusal === null ? 'content.state.scheduled' : 'content.state.refused')}
        </Chip>
      )}
      {draft?.isAhead && !draft.isOnTrial && (
        <Chip tone="warn" icon={<PencilSimpleIcon size={16} weight="bold" aria-hidden />}>
          {t('content.state.ahead')}
        </Chip>
      )}
      {adventure.updates > 0 && <Chip>{t('content.library.chip')}</Chip>}
      {isChecked && errors > 0 && (
        <Chip tone="bad" icon={<WarningCircleIcon size={16} weight="fill" aria-hidden />}>
          {t('content.errors', { count: errors })}
        </Chip>
      )}
    </>
  )
}
