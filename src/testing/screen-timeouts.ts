import { configure } from '@testing-library/react'
import { TIMEOUT_MS } from './timeouts.ts'

configure({ asyncUtilTimeout: TIMEOUT_MS })
