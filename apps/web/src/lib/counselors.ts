/** The Consumer Financial Protection Bureau's list of HUD-approved housing counselors. */
export const COUNSELORS = 'https://www.consumerfinance.gov/find-a-housing-counselor/';
