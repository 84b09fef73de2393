import type { Choose, Part } from '../course.ts'
import { timespan, type Platform } from './platform.ts'
import { kept, type Progress } from './progress.ts'

/** Says that it was begun, and takes nothing back. */
export function reportBeginning(platform: Platform): void {
  const reached = ['completed', 'passed', 'failed']
  if (!reached.includes(platform.read('cmi.core.lesson_status')))
    platform.write('cmi.core.lesson_status', 'incomplete')
}

/** @param passed ms since the lesson was opened */
export function saveProgress(platform: Platform, part: Part, progress: Progress, passed: number): void {
  platform.write('cmi.suspend_data', kept(progress, part))
  platform.write('cmi.core.lesson_location', part.screens[progress.at]?.id ?? '')
  platform.write('cmi.core.session_time', timespan(passed))
  platform.write('cmi.core.exit', 'suspend')
  platform.save()
}

/** @param score percent, null where nothing could be wrong @param mastery percent from which on an exam is passed */
export function reportEnd(platform: Platform, part: Part, score: number | null, mastery: number): void {
  if (score !== null) {
    platform.write('cmi.core.score.min', '0')
    platform.write('cmi.core.score.max', '100')
    platform.write('cmi.core.score.raw', String(score))
  }
  platform.write('cmi.core.lesson_status', statusOf(part, score, mastery))
}

function statusOf(part: Part, score: number | null, mastery: number): string {
  if (part.masteryScore === undefined || score === null) return 'completed'
  return score >= mastery ? 'passed' : 'failed'
}

/** The first answer to a question, for whoever reads how others answered. */
export function reportAnswer(platform: Platform, part: Part, screen: Choose, answer: string): void {
  const letter = (id: string): string => String.fromCharCode(97 + screen.answers.indexOf(id))
  const interaction = `cmi.interactions.${platform.read('cmi.interactions._count') || '0'}`
  platform.write(`${interaction}.id`, `${part.id}.${screen.id}`)
  platform.write(`${interaction}.type`, 'choice')
  platform.write(`${interaction}.correct_responses.0.pattern`, letter(screen.best))
  platform.write(`${interaction}.student_response`, letter(answer))
  platform.write(`${interaction}.result`, answer === screen.best ? 'correct' : 'wrong')
}
