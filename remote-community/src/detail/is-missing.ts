import { codes } from '@jangteo/contract/codes';
import { CallError } from '@jangteo/http';

export const isMissing = (error: unknown): boolean => error instanceof CallError && error.code === codes.noData;
