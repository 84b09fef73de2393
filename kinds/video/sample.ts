import { defineTaskSample } from '#server/testing/task-sample.ts'
import { filmSample } from '#kinds/film/sample.ts'
import { video as kind } from './shared/kind.ts'

export const video = defineTaskSample(kind, filmSample(kind.id))
