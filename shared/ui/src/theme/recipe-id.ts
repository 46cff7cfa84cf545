import type { RecipeDefinition } from '@chakra-ui/react/styled-system';
import hash from '@emotion/hash';

export const recipeId = (recipe: RecipeDefinition): string => hash(JSON.stringify(recipe));
