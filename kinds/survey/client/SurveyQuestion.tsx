import { useTranslation } from 'react-i18next'
import { OPINION_LENGTH } from '#kinds/survey/shared/schemas.ts'
import { OpinionBox } from '#src/ui/play/OpinionBox.tsx'
import { RoundRating } from '#src/ui/play/RoundRating.tsx'
import { StarRating } from '#src/ui/play/StarRating.tsx'
import type { Question, Value } from './survey-rule.ts'

/** What five stars mean; of another number nobody can say it in words. */
const MEANINGS = [
  'survey.meaning.1',
  'survey.meaning.2',
  'survey.meaning.3',
  'survey.meaning.4',
  'survey.meaning.5',
] as const

interface SurveyQuestionProps {
  question: Question
  value: Value | null
  disabled: boolean
  onAnswer: (value: number) => void
  onText: (text: string) => void
  onLeave: () => void
}

/** One question, answered by round buttons, by stars, or in words. */
export function SurveyQuestion({
  question,
  value,
  disabled,
  onAnswer,
  onText,
  onLeave,
}: SurveyQuestionProps) {
  const { t } = useTranslation()
  const label = question.isOptional ? t('survey.optional', { question: question.text }) : question.text
  const chosen = typeof value === 'number' ? value : null
  switch (question.sort) {
    case 'scale':
      return (
        <RoundRating
          label={label}
          min={question.min}
          max={question.max}
          minLabel={question.minLabel}
          maxLabel={question.maxLabel}
          threshold={question.threshold}
          declaration={question.declaration || undefined}
          value={chosen}
          disabled={disabled}
          onChange={onAnswer}
        />
      )
    case 'stars': {
      const { starsNumber, view } = question
      const meaning = (stars: number): string => {
        const key = MEANINGS[stars - 1]
        return key ? t(key) : ''
      }
      return (
        <StarRating
          label={label}
          starsNumber={starsNumber}
          view={view}
          value={chosen}
          disabled={disabled}
          starName={(stars) => t('survey.stars', { stars, all: starsNumber })}
          meaning={starsNumber === MEANINGS.length ? meaning : undefined}
          onChange={onAnswer}
        />
      )
    }
    case 'opinion':
      return (
        <OpinionBox
          label={label}
          placeholder={question.placeholder || undefined}
          firstText={typeof value === 'string' ? value : ''}
          maxLength={OPINION_LENGTH}
          roomLeft={(letters) => (letters > 0 ? t('survey.roomLeft', { count: letters }) : t('survey.full'))}
          disabled={disabled}
          onText={onText}
          onLeave={onLeave}
        />
      )
  }
}
