/** The Consumer Financial Protection Bureau's list of housing counselors that HUD has approved. */
export const COUNSELORS = 'https://www.consumerfinance.gov/find-a-housing-counselor/';
